import { pictureTypes } from '@hub/contract/auth/users/profile-picture';
import { useState } from 'react';
import { FilePicker } from '../../../ui/file-picker/file-picker.tsx';
import { readImage } from '../../../ui/picture-cropper/crop-image.tsx';
import { focusControl } from './crop-picture.tsx';

/** More than the server accepts, because only the cropped and reduced part is sent. */
const MAX_BYTES = 20 * 1024 * 1024;

export function ChoosePicture({ onChosen }: { onChosen: (image: ImageBitmap) => void }) {
  const [error, setError] = useState<string>();
  const read = (file: File | null) => {
    setError(undefined);
    if (file) readImage(file).then(onChosen, () => setError('This file could not be read as a picture'));
  };
  return (
    <div ref={focusControl}>
      <FilePicker
        label="Picture"
        types={pictureTypes}
        maxBytes={MAX_BYTES}
        value={null}
        onChange={read}
        error={error}
      />
    </div>
  );
}
