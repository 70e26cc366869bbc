import { type Member, readMemberPicture } from '@hub/contract/auth/management/members';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/use-api.ts';
import { dataUrlOf } from '../../lib/data-url.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { memberName } from './member-name.ts';

type Props = { member: Member; size?: 'medium' | 'large' };

/** The picture of a member of the organization, or their initials. */
export function MemberAvatar({ member, size = 'medium' }: Props) {
  const { id, picture } = member;
  const api = useApi();
  const query = { size: size === 'large' ? 'large' : 'small' } as const;
  const { data, isLoading } = useQuery({
    // The address contains the picture's version, so it can be cached for ever.
    queryKey: ['picture', picture, query],
    queryFn: async ({ signal }) =>
      dataUrlOf(await api.download(readMemberPicture, { params: { id }, query, signal })),
    enabled: picture !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <Avatar name={memberName(member)} picture={data} loading={isLoading} size={size} />;
}
