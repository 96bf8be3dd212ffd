// Loaded before an app that answers a session: its clock stands at the time at which the session began (`NADI_CLOCK_AHEAD`, milliseconds
// by which it is ahead), so that periods, part prices and due days come out as they did then.
const ahead = Number(process.env.NADI_CLOCK_AHEAD);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length ? given : [RealDate.now() + ahead]));
  }

  static now() {
    return RealDate.now() + ahead;
  }
};
