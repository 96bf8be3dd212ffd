/** Of the first accounts of every app and database that the tests start: admin@, creator@ and member@nadi.test. */
export const PASSWORD = 'kasa-steril-2026';
