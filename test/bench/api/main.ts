/** `npm run bench:api`: how fast the API answers, beside the bare database driver and a peer, in one run. */
console.log('Measuring the API …');
