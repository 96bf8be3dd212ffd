/** The scripts that V8 shall compile whole while they arrive: docs/decisions/0055. */
import webpack, { type Compilation, type Compiler } from 'webpack';

/**
 * Tells V8 to compile whole, on another thread while they arrive, the scripts of which nearly all runs before a list is painted: those that
 * start the app, and those of the frame and the lists. Otherwise it reads each function over and compiles it on the page's own thread when
 * it is first called, 3,000 times until the rows are there. To other engines it is a comment.
 */
export class CompileAtOnce {
  private readonly hint = '//# allFunctionsCalledOnLoad\n';
  private readonly runs = /^(material|dashboard-frame|fields|lists|[\w-]+-list)$/;

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('CompileAtOnce', (compilation: Compilation) => {
      // After the minimiser, which removes comments.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'CompileAtOnce', stage }, () => {
        const start = compilation.entrypoints.get('main')?.chunks ?? [];
        const chunks = [...compilation.chunks].filter((chunk) => start.includes(chunk) || this.runs.test(chunk.name ?? ''));
        for (const file of chunks.flatMap((chunk) => [...chunk.files]).filter((name) => name.endsWith('.js')))
          compilation.updateAsset(file, (script) => new webpack.sources.ConcatSource(this.hint, script));
      });
    });
  }
}
