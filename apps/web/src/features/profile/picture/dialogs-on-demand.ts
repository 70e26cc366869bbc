import { dialogOnDemand } from '../../../ui/on-demand.tsx';

export const PictureDialog = dialogOnDemand(
  'Your picture',
  async () => (await import('./picture-dialog.tsx')).PictureDialog,
);

export const RemovePictureDialog = dialogOnDemand(
  'Remove picture',
  async () => (await import('./remove-picture-dialog.tsx')).RemovePictureDialog,
);
