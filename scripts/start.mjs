// `npm start`: installs what is missing, builds what changed, and runs the server in this process, so that signals reach it.
import { nodeFault } from './node.mjs';

const fault = nodeFault();
if (fault) {
  process.stderr.write(`${fault}\n`);
  process.exit(1);
}

// Loaded only now: an old Node could not even read these.
import('./launch.mjs').catch((failure) => {
  process.stderr.write(`\n${failure.message}\n`);
  process.exit(1);
});
