export {
  AddTimeStamp,
  addTimeStampJob,
  addTimeStampLater,
  enqueueTimeStamp,
} from './add-time-stamp.ts'
