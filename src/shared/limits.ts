/** All limits of requests in one place: the server refuses larger ones, the client stays within them. Rules: LST-14, ITM-8. */
export const limits = {
  /** Rows on one page. */
  pageSize: 100,
  defaultPageSize: 10,
  /** Rows of a list that one file takes: a browser holds them all. */
  exported: 100_000,
  /** Rows that may be skipped; deeper pages are refused rather than slow. */
  offset: 10_000_000,
  sortFields: 5,
  includeDepth: 2,
  includes: 10,
  filters: 20,
  filterValues: 100,
  /** Characters of one search. */
  search: 200,
  /** Words of one search that are looked for, where there is a table of words. */
  searchWords: 8,
  /** Characters of the whole query string. */
  queryString: 8_192,
  /** Bytes of a JSON document. */
  body: 1_048_576,
  /** Tags inside one another in a rich text. */
  richTextDepth: 100,
  /** Members of one object, and entries of one list, in a document that writes: more than any resource has. */
  members: 1_000,
  /** Problems that one answer names: more than the longest form has fields. */
  problems: 100,
  /** Problems after which unknown members are not looked for any more. */
  unknown: 20,
  /** Nested objects and arrays in a JSON document. */
  bodyDepth: 12,
  /** Characters of the reason for which a rule is set aside. */
  overrideReason: 300,
  /** Identifiers in one relationship: more than there are permissions, as a role can have all of them. */
  linkage: 500,
  /** Identifiers in one bulk deletion. */
  deletion: 1_000,
  /** Records that one request gives a command to. Each takes a transaction, so more of them take several requests. */
  bulk: 100,
  /** Bytes of one picture. */
  picture: 5 * 1_048_576,
  /** Bytes of one mail that a relay hands over: some files, which mails carry a third larger. */
  inboundMail: 30 * 1_048_576,
  /** Bytes of a file with all ICD codes. */
  icdFile: 8 * 1_048_576,
  /** Bytes of a file with tariffs, and its rows. */
  tariffFile: 4 * 1_048_576,
  tariffRows: 10_000,
  /** Bytes of a session that is attached to a ticket, as it is sent, and once it is unpacked. */
  session: 1_048_576,
  sessionUnpacked: 20 * 1_048_576,
  /** Actions of such a session: more than the app keeps, and not more than a browser can show. */
  sessionActions: 5_000,
  /** Sessions that one person attaches in an hour. */
  sessionsInAnHour: 5,
  /** Milliseconds for which a link to a file of a record can be used. */
  fileLink: 5 * 60_000,
  /** Milliseconds for which an uploaded file waits for the record that it will be attached to. */
  waitingFile: 24 * 3_600_000,
  /** Pixels of one picture, before it is resized. */
  pixels: 30_000_000,
  /** Pixels of one picture's longer side, before it is resized. */
  side: 12_000,
} as const;
