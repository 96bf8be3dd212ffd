/**
 * Jest's order of test files, with one change: files whose first comment says `@long` come first. In a fresh clone Jest knows no times and
 * goes by size, so a short file that takes long would run last, beside a worker with nothing to do.
 */
const { readFileSync } = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');

const isLong = ({ path }) => /^\/\*\*(?:(?!\*\/)[^])*@long\b/.test(readFileSync(path, 'utf8'));

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const long = new Set(tests.filter(isLong));
    return super.sort(tests).toSorted((a, b) => long.has(b) - long.has(a));
  }
};
