// `npm run books`: checks that invoices, payments, credit notes and credit agree.
import { runCommand } from './tool.mjs';

await runCommand('books');
