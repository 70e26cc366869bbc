import { readFileSync } from 'node:fs';
import type { Fault } from './catalogue-refused.ts';
import { JsonFault, type ParsedJson, parseJson } from './parse-json.ts';

/** The JSON of a file; or nothing, with a fault added that names the file as `file`. */
export function readJsonFile(path: string, file: string, faults: Fault[]): ParsedJson | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    faults.push({ file, message: 'is no file that can be read' });
    return undefined;
  }
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    faults.push({ file, line: error.line, message: error.message });
    return undefined;
  }
}
