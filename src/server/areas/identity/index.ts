/** What other areas and the machine may use of this area. */
export { enterClient, inviteOwner } from './memberships/firstWorkplace';
export { servedMembership } from './resources/membership';
export { sessionsOf } from './signIn/sessions';
export { signInOf } from './signIn/signIn';
export { signInLimitsOf } from './signIn/signInLimits';
export { keepPlan } from './sql/chosenPlan';
export { demoPeople, type AddPeople } from './sql/demoPeople';
export { lockedPerson, type Addressee } from './sql/emailAddress';
export { endedMemberships, ownersToMail, setFirstWorkplace, type OwnerToMail } from './sql/memberships';
export { readableMails } from './sql/readableMails';
export { lockedSeats, oldestOpenInvitation, seatsTaken } from './sql/seats';
export { forgetSecretKey, turnOff } from './sql/secondStep';
