import { TrashIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './file-picker.module.css';
import { FilePreview } from './file-preview.tsx';
import { sizeInWords } from './file-rule.ts';

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
