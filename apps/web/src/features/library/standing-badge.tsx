import { Badge } from '../../ui/badge/badge.tsx';
import type { Standing } from './uses-left.ts';

export const StandingBadge = ({ standing: { text, tone } }: { standing: Standing }) => (
  <Badge tone={tone}>{text}</Badge>
);
