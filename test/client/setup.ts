/** What every client test has: the DOM matchers. */
import '@testing-library/jest-dom';
