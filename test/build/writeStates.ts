/** `npm run states`: writes the diagrams of states into the documents. */
import { writeFileSync } from 'node:fs';
import { stateDiagrams, statesDocument } from './stateDiagrams';

writeFileSync(statesDocument, stateDiagrams());
