// webpack's loader for src/client/areas/gallery/screens/propTables.ts: puts the tables in the place of the empty ones.
import { factsFolder, propTables } from './tables.mjs';

export default function propsLoader() {
  const { tables, files } = propTables();
  this.addContextDependency(factsFolder);
  for (const file of files) this.addDependency(file);
  return `export const propTables = ${JSON.stringify(tables)};\n`;
}
