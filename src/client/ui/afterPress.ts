/**
 * Waits for the end of a press of the mouse. Pressing leaves the field before: an error that was shown at once would move what is being
 * pressed, and the button would be released over something else, which is no click.
 */

let isPressed = false;
const waiting = new Set<() => void>();

const end = () => {
  isPressed = false;
  const all = [...waiting];
  waiting.clear();
  for (const run of all) run();
};

window.addEventListener('mousedown', () => (isPressed = true), true);
// The click follows in the same task. A form that was drawn anew before it would undo what the click chooses.
for (const last of ['mouseup', 'dragend']) window.addEventListener(last, () => setTimeout(end), true);

/** Runs `run` when no press is under way: at once, or after it. */
export const afterPress = (run: () => void): void => {
  if (isPressed) waiting.add(run);
  else run();
};
