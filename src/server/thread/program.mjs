// Starts program.ts where the server runs from its source: in `npm run dev` and in tests. In a built server program.ts itself has this name.
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

await tsImport('./program.ts', {
  parentURL: import.meta.url,
  tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)),
});
