import type { Dispatch, SetStateAction } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import type { Crop } from '../../../ui/picture-cropper/crop.ts';
import { CropCanvas } from '../../../ui/picture-cropper/crop-image.tsx';
import { PictureCropper } from '../../../ui/picture-cropper/picture-cropper.tsx';
import styles from './picture.module.css';

type Props = {
  image: ImageBitmap;
  crop: Crop;
  onCrop: Dispatch<SetStateAction<Crop>>;
  onOther: () => void;
};

export const CropPicture = ({ image, crop, onCrop, onOther }: Props) => (
  <div ref={focusControl} className={styles.crop}>
    <PictureCropper image={image} crop={crop} onChange={onCrop} />
    <div className={styles.result}>
      <p className={styles.resultTitle}>Preview</p>
      <div className={styles.previews}>
        <div className={styles.preview}>
          <CropCanvas image={image} crop={crop} side={192} />
        </div>
        <div className={styles.smallPreview}>
          <CropCanvas image={image} crop={crop} side={56} />
        </div>
      </div>
      <Button variant="secondary" onPress={onOther}>
        Choose another file
      </Button>
    </div>
  </div>
);

/** The element that had the focus before is gone. */
export const focusControl = (element: HTMLElement | null) =>
  element?.querySelector<HTMLElement>('button, [tabindex="0"]')?.focus();
