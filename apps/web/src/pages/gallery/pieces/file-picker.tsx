import { useState } from 'react';
import { FilePicker } from '../../../ui/file-picker/file-picker.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

const images = { 'image/png': 'PNG', 'image/jpeg': 'JPEG' };
const documents = { 'application/pdf': 'PDF' };
const MEGABYTE = 1024 * 1024;

const letter = new File([new Uint8Array(48_200)], 'School referral letter, spring 2024.pdf', {
  type: 'application/pdf',
});

function Logo({ label, error, disabled }: { label: string; error?: string; disabled?: boolean }) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <FilePicker
      label={label}
      types={images}
      maxBytes={2 * MEGABYTE}
      value={file}
      onChange={setFile}
      required={Boolean(error)}
      error={error}
      disabled={disabled}
    />
  );
}

function Letter() {
  const [file, setFile] = useState<File | null>(letter);
  return (
    <FilePicker
      label="Referral letter"
      types={documents}
      maxBytes={10 * MEGABYTE}
      value={file}
      onChange={setFile}
    />
  );
}

export const piece: GalleryPiece = {
  group: 'Fields',
  title: 'File picker',
  note: 'For one file from the device, dropped or chosen. It says beforehand what it takes.',
  Content: () => (
    <>
      <State name="Empty">
        <Logo label="Logo" />
      </State>
      <State name="Chosen">
        <Letter />
      </State>
      <State name="Error">
        <Logo label="Letterhead" error="This field is required" />
      </State>
      <State name="Disabled">
        <Logo label="Signature" disabled />
      </State>
    </>
  ),
};
