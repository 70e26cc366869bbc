import { useEffect, useRef, useState } from 'react';
import { Icon, TrashIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './file-picker.module.css';
import { sizeInWords } from './file-rule.ts';

const LONGEST_SIDE = 192;

type Props = { file: File; disabled: boolean; onRemove: () => void };

export function ChosenFile({ file, disabled, onRemove }: Props) {
  return (
    <div className={styles.chosen}>
      <FilePreview file={file} />
      <div className={styles.words}>
        <p className={styles.name}>{file.name}</p>
        <p className={styles.size}>{sizeInWords(file.size)}</p>
      </div>
      <IconButton label={`Remove ${file.name}`} disabled={disabled} onPress={onRemove}>
        <TrashIcon />
      </IconButton>
    </div>
  );
}

/** Draws on a canvas, because the content security policy forbids blob URLs. */
function FilePreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<File>();
  useEffect(() => {
    let current = true;
    createImageBitmap(file).then(
      (image) => {
        if (current && canvas.current) {
          draw(image, canvas.current);
          setDrawn(file);
        }
        image.close();
      },
      () => setDrawn(undefined),
    );
    return () => {
      current = false;
    };
  }, [file]);
  return (
    <div className={styles.preview}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={`Preview of ${file.name}`}
        hidden={drawn !== file}
        className={styles.image}
      />
      {drawn !== file && <FileIcon />}
    </div>
  );
}

function draw(image: ImageBitmap, canvas: HTMLCanvasElement) {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height));
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
}

const FileIcon = () => (
  <Icon>
    <path d="M13.5 3.5h-7A1.5 1.5 0 0 0 5 5v14a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19V9zM13.5 3.5V9H19" />
  </Icon>
);
