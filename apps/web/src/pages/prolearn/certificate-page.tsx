import { useParams } from 'react-router';
import { CertificateCheck } from '../../features/courses/certificate-check.tsx';

export function Component() {
  const { number = '' } = useParams();
  return <CertificateCheck number={number} />;
}
