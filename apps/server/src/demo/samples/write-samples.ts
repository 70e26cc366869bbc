import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDrawings } from '../../documents/drawings.ts';
import { hashesFile, hashOfSample, sampleReports, samplesFolder } from './sample-reports.ts';

/** Redraws the sample reports of the demonstration's products. */
const drawings = createDrawings();
const samples = sampleReports();
mkdirSync(samplesFolder, { recursive: true });
for (const { name, document } of samples) {
  const bytes = await drawings.drawPdf(document);
  writeFileSync(join(samplesFolder, `${name}.pdf`), bytes);
  process.stdout.write(`${name}.pdf, ${Math.round(bytes.length / 1024)} kB\n`);
}
const hashes = Object.fromEntries(samples.map((sample) => [sample.name, hashOfSample(sample)]));
writeFileSync(hashesFile, `${JSON.stringify(hashes, null, 2)}\n`);
await drawings.close();
