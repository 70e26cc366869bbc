import { useState } from 'react';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { type Crop, MIDDLE } from '../../../ui/picture-cropper/crop.ts';
import { croppedFile } from '../../../ui/picture-cropper/crop-image.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { ChoosePicture } from './choose-picture.tsx';
import { CropPicture } from './crop-picture.tsx';
import styles from './picture.module.css';
import { useUploadPicture } from './picture-queries.ts';

const intoView = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' });

/** First the file, then the crop. If saving fails, the chosen crop stays. */
export function PictureDialog({ onGone }: { onGone: () => void }) {
  const [visible, setVisible] = useState(true);
  const [image, setImage] = useState<ImageBitmap>();
  const [crop, setCrop] = useState<Crop>(MIDDLE);
  const upload = useUploadPicture();
  const close = () => setVisible(false);

  function choose(chosen: ImageBitmap | undefined) {
    upload.reset();
    setImage(chosen);
    setCrop(MIDDLE);
  }

  async function save(chosen: ImageBitmap) {
    await upload.mutateAsync(await croppedFile(chosen, crop)).then(
      () => {
        showToast({ message: 'Picture saved', tone: 'success' });
        close();
      },
      // The dialog shows the error.
      () => {},
    );
  }

  return (
    <Dialog
      visible={visible}
      onVisibleChange={close}
      onGone={onGone}
      title="Your picture"
      persist
      locked={upload.isPending}
      footer={
        <>
          <Button variant="secondary" disabled={upload.isPending} onPress={close}>
            Cancel
          </Button>
          {image && (
            <Button busy={upload.isPending} onPress={() => void save(image)}>
              {upload.isError ? 'Try again' : 'Save picture'}
            </Button>
          )}
        </>
      }
    >
      {upload.error && (
        <div ref={intoView} className={styles.failure}>
          <AlertBanner tone="alert" title="Your picture could not be saved">
            {reasonOf(upload.error)}
          </AlertBanner>
        </div>
      )}
      {image ? (
        <CropPicture image={image} crop={crop} onCrop={setCrop} onOther={() => choose(undefined)} />
      ) : (
        <ChoosePicture onChosen={choose} />
      )}
    </Dialog>
  );
}
