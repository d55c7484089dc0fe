import '../styles/privacy.css';
import { PrivacyPage } from '../features/privacy/privacy-page.tsx';

/** `/privacy`: what is kept, where, how long, and how it goes again. */
export function PrivacyRoute() {
  return <PrivacyPage />;
}
