import type { ImportPreview } from '@hub/contract/core/clients/client-sheet';
import styles from './fault-table.module.css';
import { moreFaultsInWords } from './import-words.ts';

type Props = Pick<ImportPreview, 'faults' | 'totalFaults'>;

/** The faults in a sheet, by line and column. */
export function FaultTable(props: Props) {
  const more = moreFaultsInWords(props);
  return (
    <div>
      <table aria-label="Faults" className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.line}>
              Line
            </th>
            <th scope="col">Column</th>
            <th scope="col">What is wrong</th>
          </tr>
        </thead>
        <tbody>
          {props.faults.map(({ line, column, message }) => (
            <tr key={`${line} ${column} ${message}`}>
              <td className={styles.line}>{line}</td>
              <td>{column || 'Whole line'}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more && <p className={styles.more}>{more}</p>}
    </div>
  );
}
