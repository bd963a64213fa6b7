import { useAppSelector } from '@/store/hooks';
import { SessionOver } from '../session/session-over';
import { SimulationBar } from '../session/simulation-bar';
import { NoticeHost } from './notice-host';

/** Overlays that are rarely needed: simulation bar, ended session and notice. */
export function Overlays() {
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
