/** What makes the public pages: the file that the build leaves in dist/site. The server imports nothing of the client; it runs what was built of it. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RenderSite } from '#shared/site';

/** The renderer in a folder, loaded when it is first needed; undefined where nothing was built. */
export function rendererIn(folder: string): () => RenderSite | undefined {
  const file = join(folder, 'render.cjs');
  let render: RenderSite | undefined;
  return () => {
    if (!render && existsSync(file)) render = (createRequire(file)(file) as { render: RenderSite }).render;
    return render;
  };
}
