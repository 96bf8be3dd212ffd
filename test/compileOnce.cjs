/**
 * Jest's runtime, with one change: a module is compiled once per worker, not once per test file. Jest calls `vm.compileFunction`, whose
 * result belongs to one context and which V8 never caches; a `vm.Script` runs in any context, with the functions that were compiled before.
 */
const vm = require('node:vm');

/** By file name. What is compiled is compared, too: a file may be transformed in another way. */
const scripts = new Map();

vm.compileFunction = (body, parameters, { filename, parsingContext }) => {
  const source = `(function(${parameters.join(',')}){${body}\n})`;
  let known = scripts.get(filename);
  if (known?.source !== source) {
    known = { source, script: new vm.Script(source, { filename }) };
    scripts.set(filename, known);
  }
  return known.script.runInContext(parsingContext);
};

module.exports = require('jest-runtime');
