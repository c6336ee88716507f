import { render } from 'preact';

const root = document.getElementById('app');
if (root !== null) render(<h1>Captain’s Table</h1>, root);
