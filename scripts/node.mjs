// Which Node may run this. Written so that a very old one can read it, too, and say so.
import { readFileSync } from 'fs';
import { fileURLToPath } from 'url';

const wanted = () => {
  const file = fileURLToPath(new URL('../package.json', import.meta.url));
  return JSON.parse(readFileSync(file, 'utf8')).engines.node.replace('>=', '');
};

/** A sentence for a Node that is too old, or undefined. `oldest` is as in package.json's engines: '20.19'. */
export function nodeFault(version = process.versions.node, oldest = wanted()) {
  const [major, minor] = version.split('.').map(Number);
  const [leastMajor, leastMinor] = oldest.split('.').map(Number);
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return undefined;
  return `Nadi needs Node.js ${oldest} or newer; this is ${version}. Install a newer one (https://nodejs.org) and try again.`;
}
