/** Loads the renderer of the public pages, a file that the build makes in dist/site. The server imports no client source. */
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
