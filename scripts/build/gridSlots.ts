/** Leaves out of MUI's grid the components that it would draw with by default: decision 66. */
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';

const defaults = /[\\/]@mui[\\/]x-data-grid[\\/]material[\\/]index\.mjs$/;
const empty = path.resolve('scripts/build/emptySlots.mjs');

/**
 * A list draws the grid with slots of its own (`slots` in src/client/kit/grid/DataTable.tsx). What the grid would draw with by default,
 * Material's text fields, selects and menus for panels that no list opens, is a quarter of a list's scripts.
 */
export class GridSlots {
  apply(compiler: Compiler) {
    new webpack.NormalModuleReplacementPlugin(defaults, empty).apply(compiler);
    compiler.hooks.thisCompilation.tap('GridSlots', (compilation) => {
      compilation.hooks.finishModules.tap('GridSlots', (modules) => {
        if ([...modules].some((module) => module.nameForCondition() === empty)) return;
        compilation.errors.push(
          new webpack.WebpackError("MUI's grid has its default slots in another file now: docs/decisions/0066 says what to do."),
        );
      });
    });
  }
}
