// jest's transform for src/client/areas/gallery/screens/propTables.ts: what loader.mjs is for webpack.
import { createHash } from 'node:crypto';
import { propTables } from './tables.mjs';

const code = () => `exports.propTables = ${JSON.stringify(propTables().tables)};\n`;

export default {
  process: () => ({ code: code() }),
  /** The tables change with any component, so they are read again by every process that asks. */
  getCacheKey: () => createHash('sha256').update(code()).digest('hex'),
};
