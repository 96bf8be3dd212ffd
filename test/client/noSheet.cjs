/** Emotion's style sheet without its rules. jsdom lays nothing out, but matches every rule with an element each time it is asked for a role. */
exports.StyleSheet = class {
  constructor({ key, nonce, container }) {
    Object.assign(this, { key, nonce, container, tags: [] });
  }
  hydrate() {}
  insert() {}
  flush() {}
};
