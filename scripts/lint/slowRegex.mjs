/**
 * An ESLint rule against regular expressions whose worst case grows faster than the text: whoever writes the text can stop the server.
 *
 * The expression becomes its position automaton (Glushkov). It is slow when a repeated word w leads from a state p back to p, from p to
 * another state q, and from q back to q: then each of n repetitions may be where p becomes q, and a backtracking engine tries them all
 * (Weideman et al., "Analyzing Matching Time Behavior of Backtracking Regular Expression Matchers", 2016). A search that is not anchored may
 * also start anywhere, which is one more looping state before the first. What follows q must be able to fail; else the first try succeeds.
 */
import { createRequire } from 'node:module';

// ESLint's own parser of regular expressions, at the version that ESLint uses.
const { RegExpParser } = createRequire(createRequire(import.meta.url).resolve('eslint'))('@eslint-community/regexpp');

/** Characters that stand for all others: ASCII, and one each of a few Unicode classes. */
const samples = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  '\u0301',
  '\u00a0',
  '\u2028',
  'é',
  '漢',
  '😀',
  '\ud800',
];

/** How often a bounded repetition is written out: what it does more often does not change how the time grows. */
const COPIES = 3;

const unique = (list) => [...new Set(list)];

/** The position automaton of a pattern: per position the samples it takes, and where it may go on. */
function automatonOf(pattern, flags) {
  const labels = [];
  const follow = [];
  /** Steps that two repetitions, one inside the other, both offer: the text can be divided among them at will. */
  const doubled = [];
  const position = (takes) => {
    follow.push(new Set());
    const at = labels.push(samples.map(takes)) - 1;
    return { nullable: false, first: [at], last: [at], end: [at] };
  };
  const nothing = { nullable: true, first: [], last: [], end: [], endNullable: true };
  // An assertion takes no character, but may fail: nothing can end freely before it.
  const assertion = { nullable: true, first: [], last: [], end: [], endNullable: false };
  const endsFreely = (part) => part.endNullable ?? part.nullable;
  const link = (from, to) => {
    for (const one of from) for (const next of to) follow[one].add(next);
  };
  const sequence = (a, b) => {
    link(a.last, b.first);
    return {
      nullable: a.nullable && b.nullable,
      first: a.nullable ? unique([...a.first, ...b.first]) : a.first,
      last: b.nullable ? unique([...a.last, ...b.last]) : b.last,
      end: endsFreely(b) ? unique([...a.end, ...b.end]) : b.end,
      endNullable: endsFreely(a) && endsFreely(b),
    };
  };
  const choice = (parts) => ({
    nullable: parts.some((part) => part.nullable),
    first: parts.flatMap((part) => part.first),
    last: parts.flatMap((part) => part.last),
    end: parts.flatMap((part) => part.end),
    endNullable: parts.some(endsFreely),
  });
  const loop = (part) => {
    for (const one of part.last) for (const next of part.first) if (follow[one].has(next)) doubled.push([one, next]);
    link(part.last, part.first);
    return part;
  };
  const optional = (part) => ({ ...part, nullable: true, endNullable: true });
  const repeated = ({ element, min, max }) => {
    let whole = nothing;
    for (let copy = 0; copy < Math.min(min, COPIES); copy++) whole = sequence(whole, partOf(element));
    if (max === Infinity) return sequence(whole, optional(loop(partOf(element))));
    let rest = nothing;
    for (let copy = min; copy < Math.min(max, min + COPIES); copy++) rest = optional(sequence(partOf(element), rest));
    return sequence(whole, rest);
  };
  const partOf = (node) => {
    if (node.type === 'Quantifier') return repeated(node);
    if (node.type === 'Group' || node.type === 'CapturingGroup') return choice(node.alternatives.map(alternative));
    // What a lookaround says is looked at beside what follows it.
    if (node.type === 'Assertion' && node.alternatives) {
      const { first, end } = choice(node.alternatives.map(alternative));
      return { ...assertion, first, end };
    }
    if (node.type === 'Assertion' || node.type === 'Backreference') return assertion;
    const one = new RegExp(`^(?:${node.raw})$`, flags.replace(/[gy]/g, ''));
    return position((sample) => one.test(sample));
  };
  const alternative = ({ elements }) => elements.map(partOf).reduce(sequence, nothing);

  const ends = pattern.alternatives.flatMap((one) => {
    const part = alternative(one);
    if (flags.includes('y') || isAnchored(one)) return part.end;
    sequence(loop(position(() => true)), part);
    return part.end;
  });
  return { labels, follow, doubled, ends: new Set(ends) };
}

function isAnchored({ elements: [first] }) {
  if (first?.type === 'Assertion') return first.kind === 'start';
  return (first?.type === 'Group' || first?.type === 'CapturingGroup') && first.alternatives.every(isAnchored);
}

/** For each state, where it leads to in any number of steps, itself only along a circle. */
function reachOf(follow) {
  return follow.map((next) => {
    const found = new Set(next);
    for (const one of found) for (const other of follow[one]) found.add(other);
    return found;
  });
}

/** Whether some word leads p to p, p to q and q to q, all at once. */
function isAmbiguous({ labels, follow }, reach, p, q) {
  const within = (one, state) => reach[one].has(state) && reach[state].has(one);
  const seen = new Set();
  const queue = [[p, p, q]];
  for (const [x, y, z] of queue) {
    for (const x2 of follow[x]) {
      if (!within(x2, p)) continue;
      for (const z2 of follow[z]) {
        if (!within(z2, q)) continue;
        for (const y2 of follow[y]) {
          if (!labels[x2].some((takes, sample) => takes && labels[y2][sample] && labels[z2][sample])) continue;
          if (x2 === p && y2 === q && z2 === q) return true;
          const key = `${x2} ${y2} ${z2}`;
          if (y2 !== q && !reach[y2].has(q)) continue;
          if (!seen.has(key)) queue.push([x2, y2, z2]);
          seen.add(key);
        }
      }
    }
  }
  return false;
}

/** Whether the time of a search may grow faster than the text that is searched. */
export function isSlow(source, flags) {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const automaton = automatonOf(pattern, flags);
  const { follow, doubled, ends } = automaton;
  const reach = reachOf(follow);
  const circling = follow.flatMap((_, state) => (reach[state].has(state) ? [state] : []));
  if (doubled.some(([one, next]) => reach[next].has(one) && !ends.has(one))) return true;
  return circling.some((p) => circling.some((q) => p !== q && !ends.has(q) && reach[p].has(q) && isAmbiguous(automaton, reach, p, q)));
}

export const slowRegex = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      slow: 'A hostile text makes this expression take time that grows faster than its length: say what may follow, anchor it, or bound the repetition.',
    },
  },
  create: (context) => ({
    'Literal[regex]'(node) {
      if (isSlow(node.regex.pattern, node.regex.flags)) context.report({ node, messageId: 'slow' });
    },
  }),
};
