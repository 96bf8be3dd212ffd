// webpack's loader for files of src/shared that the app needs the result of, not the code: runs the file and puts what it exports, as
// plain data, in its place.
import { build } from 'esbuild';
import path from 'node:path';

const root = process.cwd();

export default async function evaluateLoader() {
  const { outputFiles, metafile } = await build({
    entryPoints: [this.resourcePath],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    alias: { '#shared': path.join(root, 'src/shared') },
  });
  for (const file of Object.keys(metafile.inputs)) this.addDependency(path.resolve(root, file));
  const { href } = new URL(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`);
  const exported = await import(href);
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});\n`)
    .join('');
}
