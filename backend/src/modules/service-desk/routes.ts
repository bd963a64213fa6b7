import { endpoints } from '@toonbank/contract';
import { orNotFound } from '../../http/errors.ts';
import { type Implementation, implement, implementDetached } from '../../http/implement.ts';
import { readPhotoForAdmin } from '../tasks/photos/read-photo.ts';
import { uploadTaskPhoto } from '../tasks/photos/store-photo.ts';
import { answerTask } from './answer.ts';
import {
  addCannedAnswer,
  arrangeCannedAnswers,
  changeCannedAnswer,
  listCannedAnswers,
  removeCannedAnswer,
} from './canned-answers.ts';
import { assignTask, promiseAnswer, setTaskSolved } from './change-task.ts';
import { readDeskTask } from './details.ts';
import { countDeskTasks, listDeskTasks } from './list.ts';

const { serviceDesk } = endpoints;

export const serviceDeskRoutes: Implementation[] = [
  listDeskTasks,
  countDeskTasks,
  readDeskTask,
  answerTask,
  assignTask,
  promiseAnswer,
  setTaskSolved,
  implementDetached(serviceDesk.uploadPhoto, (call, { base64 }) =>
    uploadTaskPhoto(call, { adminId: orNotFound(call.viewer.admin).adminId }, base64),
  ),
  implement(serviceDesk.photo, ({ tx, viewer }, { photoID, size }) =>
    readPhotoForAdmin(tx, orNotFound(viewer.admin).adminId, photoID, size),
  ),
  listCannedAnswers,
  addCannedAnswer,
  changeCannedAnswer,
  removeCannedAnswer,
  arrangeCannedAnswers,
];
