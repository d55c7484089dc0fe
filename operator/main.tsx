import './operator.css';
import { createRoot } from 'react-dom/client';
import { OperatorPage } from './operator-page.tsx';

// The product's tokens go by this word. Who looks at figures has the light of his device.
const day = matchMedia('(prefers-color-scheme: light)');
const follow = () => {
  document.documentElement.dataset['theme'] = day.matches ? 'day' : 'night';
};
follow();
day.addEventListener('change', follow);

const root = document.getElementById('root');
if (root) createRoot(root).render(<OperatorPage />);
