export type Position = { row: number; column: number };
type Pressed = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean };
/** The position of the caret in the text of a cell: at both ends if all of the text is selected. */
export type Caret = { atStart: boolean; atEnd: boolean };

/** The cell that a key moves to, in a grid of this size; undefined if the grid does not handle the key. */
export function positionAfter(
  { key, shiftKey, ctrlKey, metaKey }: Pressed,
  { row, column }: Position,
  { atStart, atEnd }: Caret,
  size: { rows: number; columns: number },
): Position | undefined {
  const to = (nextRow: number, nextColumn: number): Position => ({
    row: Math.min(Math.max(nextRow, 0), size.rows - 1),
    column: Math.min(Math.max(nextColumn, 0), size.columns - 1),
  });
  const isFar = ctrlKey || metaKey;
  switch (key) {
    case 'ArrowUp':
      return to(isFar ? 0 : row - 1, column);
    case 'ArrowDown':
      return to(isFar ? size.rows : row + 1, column);
    case 'Enter':
      return to(shiftKey ? row - 1 : row + 1, column);
    case 'ArrowLeft':
      return atStart && !shiftKey ? to(row, isFar ? 0 : column - 1) : undefined;
    case 'ArrowRight':
      return atEnd && !shiftKey ? to(row, isFar ? size.columns : column + 1) : undefined;
    case 'Home':
      return atStart ? to(isFar ? 0 : row, 0) : undefined;
    case 'End':
      return atEnd ? to(isFar ? size.rows : row, size.columns) : undefined;
    default:
      return undefined;
  }
}
