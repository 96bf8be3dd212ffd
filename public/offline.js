/** The page that was asked for opens by itself once there is a network and the server answers. */

/** Milliseconds between two attempts: a browser knows of a lost network, and not of a server that does not answer. */
const EVERY = 5_000;

const tryAgain = () =>
  fetch(location.href, { method: 'HEAD' }).then(
    ({ status }) => {
      if (status < 500) location.reload();
    },
    () => undefined,
  );

addEventListener('online', tryAgain);
setInterval(tryAgain, EVERY);
