const { Server } = require('boardgame.io/server');
const serve = require('koa-static');
const { game: grandArmada } = require('weathergage/grand-armada');
const { game: invincibleArmada } = require('weathergage/invincible-armada');

const server = Server({ games: [grandArmada, invincibleArmada], origins: [/^http:\/\/localhost(:\d+)?$/] });
server.app.use(serve('dist')); // the page with the lobby
server.run(Number(process.env.PORT ?? 8000));
