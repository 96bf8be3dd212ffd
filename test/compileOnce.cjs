/**
 * Jest's runtime, with one change: a module is compiled once per worker, not once per test file. Jest calls `vm.compileFunction`, whose
 * result belongs to one context and which V8 never caches; a `vm.Script` runs in any context, with the functions that were compiled before.
 */
const vm = require('node:vm');

/** By file name; the source too, as a transform or a test may change it. */
const scripts = new Map();

vm.compileFunction = (source, parameters, { filename, parsingContext }) => {
  let known = scripts.get(filename);
  if (known?.source !== source) {
    known = { source, script: new vm.Script(`(function(${parameters.join(',')}){${source}\n})`, { filename }) };
    scripts.set(filename, known);
  }
  return known.script.runInContext(parsingContext);
};

module.exports = require('jest-runtime');
