import { Icon } from '../icon/icons.tsx';

const drawing = (path: string) => () => (
  <Icon>
    <path d={path} />
  </Icon>
);

export const BoldIcon = drawing('M7 5h5.5a3.5 3.5 0 0 1 0 7H7zM7 12h6.5a3.5 3.5 0 0 1 0 7H7z');
export const ItalicIcon = drawing('M10 5h8M6 19h8M14.5 5l-5 14');
export const UnderlineIcon = drawing('M7 4.5v6.5a5 5 0 0 0 10 0V4.5M5.5 20h13');
export const ListIcon = drawing('M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01');
export const IndentLeftIcon = drawing('M4 5h16M11 10h9M11 14h9M4 19h16M7 9.5 4.5 12 7 14.5');
export const IndentRightIcon = drawing('M4 5h16M11 10h9M11 14h9M4 19h16M4.5 9.5 7 12l-2.5 2.5');
export const AlignLeftIcon = drawing('M4 6h16M4 10h10M4 14h16M4 18h10');
export const AlignCenterIcon = drawing('M4 6h16M7 10h10M4 14h16M7 18h10');
export const AlignRightIcon = drawing('M4 6h16M10 10h10M4 14h16M10 18h10');
export const LinkIcon = drawing(
  'M10 14a4.5 4.5 0 0 0 6.4.4l3-3a4.5 4.5 0 0 0-6.4-6.4l-1 1M14 10a4.5 4.5 0 0 0-6.4-.4l-3 3a4.5 4.5 0 0 0 6.4 6.4l1-1',
);
export const UnlinkIcon = drawing(
  'm16.6 14.2 2.8-2.8A4.5 4.5 0 0 0 13 5l-1 1M7.4 9.8l-2.8 2.8A4.5 4.5 0 0 0 11 19l1-1M4 4l16 16',
);
