/** What is chosen for a line of a bank statement before a person has looked at it. Rule: INV-13. */
import type { Suggestion } from './statementMatch';

/** The id of the invoice. Who only pays the same amount may be anyone: such a suggestion is shown, and a person takes it. */
export const chosenAtFirst = (suggestion: Suggestion | null): string | null =>
  suggestion && suggestion.because !== 'amount' ? suggestion.id : null;
