/** The parts of the quote form that load in one file once the first question is answered. */
export { AnswerTime } from './answer-time';
export { checkForm } from './check-form';
export { DayField } from './day-field';
export { changePictures } from './kept-pictures';
export { createOffice } from './office-hours';
export { choosePartWords, usePartWords } from './part-words';
export { PictureField, UnreadablePictures } from './picture-field';
export { AreaHint, LocateButton } from './place-field';
export { FailureNotice, ProblemSummary } from './quote-outcomes';
export { Receipt } from './receipt';
export { startRequest } from './start-request';
