// The sockets the server is tested with, for whoever measures it from outside its workspace.
export { WebSocket } from 'ws'
