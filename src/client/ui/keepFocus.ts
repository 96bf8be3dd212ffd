/**
 * For a button's `onMouseDown`: a press leaves the focus where it is. A field that is left may grow by its error and move the button
 * from under the press, and a text would lose its selection.
 */
export const keepFocus = (event: { preventDefault(): void }): void => event.preventDefault();
