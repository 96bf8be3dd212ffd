/** Starts the client. The nonce comes first: whatever writes style sheets reads it as it loads. */
import './app/nonce';
import './ui/base.css';
import { start } from './app/start';
import { registerWorker } from './sw/register';

const place = document.getElementById('root');
if (place) void start(place);
registerWorker();
