import { useAppSelector } from '@/store/hooks';
import { SessionOver } from '../session/session-over';
import { NoticeHost } from './notice-host';
import { SimulationBar } from './simulation-bar';

/** Each of the parts that hardly anybody ever sees, when it is its time. */
export function RareContent() {
  const { simulated, over } = useAppSelector((state) => state.auth);
  const notice = useAppSelector((state) => state.app.notice);
  return (
    <>
      {simulated && <SimulationBar />}
      {over && <SessionOver />}
      {notice && <NoticeHost notice={notice} />}
    </>
  );
}
