/** What the drafts of notes are kept under. */
export const newNoteDraft = (caseId: string) => `new-note:${caseId}`;
export const noteDraft = (noteId: string) => `note:${noteId}`;
